import HostInterface

/// Keys by their position, with the usage numbers of the USB standard (usage page 7).
///
/// Letters and signs name the key at this position of a US keyboard, regardless of the user's
/// layout.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Reported by keyboards if more keys are held than they can distinguish.
  case keyboardErrorRollOver = 1
  /// Reported by keyboards that failed their self test.
  case keyboardPOSTFail = 2
  /// A key that is not in the table but types characters.
  case keyboardErrorUndefined = 3
  /// The letter A.
  case keyboardA = 4
  /// The letter B.
  case keyboardB = 5
  /// The letter C.
  case keyboardC = 6
  /// The letter D.
  case keyboardD = 7
  /// The letter E.
  case keyboardE = 8
  /// The letter F.
  case keyboardF = 9
  /// The letter G.
  case keyboardG = 10
  /// The letter H.
  case keyboardH = 11
  /// The letter I.
  case keyboardI = 12
  /// The letter J.
  case keyboardJ = 13
  /// The letter K.
  case keyboardK = 14
  /// The letter L.
  case keyboardL = 15
  /// The letter M.
  case keyboardM = 16
  /// The letter N.
  case keyboardN = 17
  /// The letter O.
  case keyboardO = 18
  /// The letter P.
  case keyboardP = 19
  /// The letter Q.
  case keyboardQ = 20
  /// The letter R.
  case keyboardR = 21
  /// The letter S.
  case keyboardS = 22
  /// The letter T.
  case keyboardT = 23
  /// The letter U.
  case keyboardU = 24
  /// The letter V.
  case keyboardV = 25
  /// The letter W.
  case keyboardW = 26
  /// The letter X.
  case keyboardX = 27
  /// The letter Y.
  case keyboardY = 28
  /// The letter Z.
  case keyboardZ = 29
  /// 1 and !.
  case keyboard1 = 30
  /// 2 and @.
  case keyboard2 = 31
  /// 3 and #.
  case keyboard3 = 32
  /// 4 and $.
  case keyboard4 = 33
  /// 5 and %.
  case keyboard5 = 34
  /// 6 and ^.
  case keyboard6 = 35
  /// 7 and &.
  case keyboard7 = 36
  /// 8 and *.
  case keyboard8 = 37
  /// 9 and (.
  case keyboard9 = 38
  /// 0 and ).
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace, which deletes the character before the cursor.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// - and _.
  case keyboardHyphen = 45
  /// = and +.
  case keyboardEqualSign = 46
  /// [ and {.
  case keyboardOpenBracket = 47
  /// ] and }.
  case keyboardCloseBracket = 48
  /// \ and |.
  case keyboardBackslash = 49
  /// # and ~ beside Return, on keyboards of other countries.
  case keyboardNonUSPound = 50
  /// ; and :.
  case keyboardSemicolon = 51
  /// ' and ".
  case keyboardQuote = 52
  /// ` and ~, left of 1.
  case keyboardGraveAccentAndTilde = 53
  /// , and <.
  case keyboardComma = 54
  /// . and >.
  case keyboardPeriod = 55
  /// / and ?.
  case keyboardSlash = 56
  /// Caps Lock.
  case keyboardCapsLock = 57
  /// The function key F1.
  case keyboardF1 = 58
  /// The function key F2.
  case keyboardF2 = 59
  /// The function key F3.
  case keyboardF3 = 60
  /// The function key F4.
  case keyboardF4 = 61
  /// The function key F5.
  case keyboardF5 = 62
  /// The function key F6.
  case keyboardF6 = 63
  /// The function key F7.
  case keyboardF7 = 64
  /// The function key F8.
  case keyboardF8 = 65
  /// The function key F9.
  case keyboardF9 = 66
  /// The function key F10.
  case keyboardF10 = 67
  /// The function key F11.
  case keyboardF11 = 68
  /// The function key F12.
  case keyboardF12 = 69
  /// Print Screen.
  case keyboardPrintScreen = 70
  /// Scroll Lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page Up.
  case keyboardPageUp = 75
  /// Delete, which deletes the character after the cursor.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page Down.
  case keyboardPageDown = 78
  /// The right arrow key.
  case keyboardRightArrow = 79
  /// The left arrow key.
  case keyboardLeftArrow = 80
  /// The down arrow key.
  case keyboardDownArrow = 81
  /// The up arrow key.
  case keyboardUpArrow = 82
  /// Num Lock, or Clear on Apple's keyboards.
  case keypadNumLock = 83
  /// / on the keypad.
  case keypadSlash = 84
  /// * on the keypad.
  case keypadAsterisk = 85
  /// - on the keypad.
  case keypadHyphen = 86
  /// + on the keypad.
  case keypadPlus = 87
  /// Enter on the keypad.
  case keypadEnter = 88
  /// 1 on the keypad.
  case keypad1 = 89
  /// 2 on the keypad.
  case keypad2 = 90
  /// 3 on the keypad.
  case keypad3 = 91
  /// 4 on the keypad.
  case keypad4 = 92
  /// 5 on the keypad.
  case keypad5 = 93
  /// 6 on the keypad.
  case keypad6 = 94
  /// 7 on the keypad.
  case keypad7 = 95
  /// 8 on the keypad.
  case keypad8 = 96
  /// 9 on the keypad.
  case keypad9 = 97
  /// 0 on the keypad.
  case keypad0 = 98
  /// The decimal sign on the keypad.
  case keypadPeriod = 99
  /// \ and | beside the left Shift key, or < and >, on keyboards of other countries.
  case keyboardNonUSBackslash = 100
  /// The menu key beside the right Control key.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// = on the keypad.
  case keypadEqualSign = 103
  /// The function key F13.
  case keyboardF13 = 104
  /// The function key F14.
  case keyboardF14 = 105
  /// The function key F15.
  case keyboardF15 = 106
  /// The function key F16.
  case keyboardF16 = 107
  /// The function key F17.
  case keyboardF17 = 108
  /// The function key F18.
  case keyboardF18 = 109
  /// The function key F19.
  case keyboardF19 = 110
  /// The function key F20.
  case keyboardF20 = 111
  /// The function key F21.
  case keyboardF21 = 112
  /// The function key F22.
  case keyboardF22 = 113
  /// The function key F23.
  case keyboardF23 = 114
  /// The function key F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again, which repeats the last command.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume Up.
  case keyboardVolumeUp = 128
  /// Volume Down.
  case keyboardVolumeDown = 129
  /// A Caps Lock key that stays down.
  case keyboardLockingCapsLock = 130
  /// A Num Lock key that stays down.
  case keyboardLockingNumLock = 131
  /// A Scroll Lock key that stays down.
  case keyboardLockingScrollLock = 132
  /// The comma on the keypad, as on Brazilian keyboards.
  case keypadComma = 133
  /// = on the keypad of AS/400 keyboards.
  case keypadEqualSignAS400 = 134
  /// \ and _ on Japanese keyboards, / and ? on Brazilian ones.
  case keyboardInternational1 = 135
  /// The switch between Katakana and Hiragana on Japanese keyboards.
  case keyboardInternational2 = 136
  /// The yen sign and | on Japanese keyboards.
  case keyboardInternational3 = 137
  /// Henkan, which converts, on Japanese keyboards.
  case keyboardInternational4 = 138
  /// Muhenkan, which does not convert, on Japanese keyboards.
  case keyboardInternational5 = 139
  /// The comma on the keypad of Japanese PC-98 keyboards.
  case keyboardInternational6 = 140
  /// The switch between single-byte and double-byte characters.
  case keyboardInternational7 = 141
  /// A key that the standard leaves to keyboards for other languages.
  case keyboardInternational8 = 142
  /// A key that the standard leaves to keyboards for other languages.
  case keyboardInternational9 = 143
  /// The switch between Hangul and English on Korean keyboards.
  case keyboardLANG1 = 144
  /// Hanja on Korean keyboards.
  case keyboardLANG2 = 145
  /// Katakana on Japanese keyboards.
  case keyboardLANG3 = 146
  /// Hiragana on Japanese keyboards.
  case keyboardLANG4 = 147
  /// The switch between half and full width on Japanese keyboards.
  case keyboardLANG5 = 148
  /// A key that the standard reserves for input methods.
  case keyboardLANG6 = 149
  /// A key that the standard reserves for input methods.
  case keyboardLANG7 = 150
  /// A key that the standard reserves for input methods.
  case keyboardLANG8 = 151
  /// A key that the standard reserves for input methods.
  case keyboardLANG9 = 152
  /// Alternate Erase, such as Erase-Eaze.
  case keyboardAlternateErase = 153
  /// System Request, or Attention.
  case keyboardSysReqOrAttention = 154
  /// Cancel.
  case keyboardCancel = 155
  /// Clear.
  case keyboardClear = 156
  /// Prior.
  case keyboardPrior = 157
  /// A second Return key, which is not Enter.
  case keyboardReturn = 158
  /// Separator.
  case keyboardSeparator = 159
  /// Out, a key of terminals.
  case keyboardOut = 160
  /// Oper, a key of terminals.
  case keyboardOper = 161
  /// Clear or Again, a key of terminals.
  case keyboardClearOrAgain = 162
  /// CrSel or Props, a key of terminals.
  case keyboardCrSelOrProps = 163
  /// ExSel, a key of terminals.
  case keyboardExSel = 164
  /// The left Control key.
  case keyboardLeftControl = 224
  /// The left Shift key.
  case keyboardLeftShift = 225
  /// The left Alt key.
  case keyboardLeftAlt = 226
  /// The left Super key, which is Command on Apple's keyboards.
  case keyboardLeftGUI = 227
  /// The right Control key.
  case keyboardRightControl = 228
  /// The right Shift key.
  case keyboardRightShift = 229
  /// The right Alt key, or AltGr.
  case keyboardRightAlt = 230
  /// The right Super key, which is Command on Apple's keyboards.
  case keyboardRightGUI = 231
}

extension UIKeyboardHIDUsage {
  /// Creates a key position; `nil` for a key that is not in the table and types nothing.
  init?(of key: InputEvent.Key) {
    if let known = Self(rawValue: key.usage) {
      self = known
    } else {
      guard !key.charactersIgnoringModifiers.isEmpty else { return nil }
      self = .keyboardErrorUndefined
    }
  }
}

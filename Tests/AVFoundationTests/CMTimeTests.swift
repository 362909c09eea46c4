import AVFoundation
import Testing

/// Compared with CMTime.h and Apple's documentation of each function.
@Suite struct CMTimeTests {
  @Test func timesHaveTheirFlags() {
    #expect(CMTime().isValid == false && CMTime.invalid == CMTime())
    #expect(CMTime.zero.isNumeric && CMTime.zero.timescale == 1 && CMTime.zero.seconds == 0)
    #expect(CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.invalid.seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTimeMake(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 7).epoch == 7)
  }

  @Test func secondsBecomeTheNearestValueInTheTimescale() {
    let time = CMTime(seconds: 2.5, preferredTimescale: 600)
    #expect(time.value == 1500 && time.timescale == 600 && !time.hasBeenRounded)
    let third = CMTimeMakeWithSeconds(1.0 / 3, preferredTimescale: 100)
    #expect(third.value == 33 && third.hasBeenRounded)
    #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
  }

  @Test func aTimescaleThatOverflowsIsHalved() {
    let long = CMTime(seconds: 1e15, preferredTimescale: 1_000_000)
    #expect(long.timescale < 1_000_000 && long.timescale > 1 && long.seconds == 1e15)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 600) == .negativeInfinity)
  }

  @Test func sumsAreInTheLeastCommonTimescale() {
    let same = CMTimeMake(value: 1, timescale: 600) + CMTimeMake(value: 2, timescale: 600)
    #expect(same.value == 3 && same.timescale == 600)
    let sum = CMTimeMake(value: 1, timescale: 4) + CMTimeMake(value: 1, timescale: 6)
    #expect(sum.value == 5 && sum.timescale == 12 && !sum.hasBeenRounded)
    let difference = CMTimeMake(value: 1, timescale: 4) - CMTimeMake(value: 1, timescale: 6)
    #expect(difference.value == 1 && difference.timescale == 12)
  }

  @Test func aCommonTimescaleThatIsTooLargeIsTheLargest() {
    let sum =
      CMTimeMake(value: 1, timescale: 2_147_483_647)
      + CMTimeMake(value: 1, timescale: 2_147_483_629)
    #expect(sum.timescale == Int32(kCMTimeMaxTimescale) && sum.value == 2 && sum.hasBeenRounded)
    let huge = CMTimeMake(value: .max, timescale: 2) + CMTimeMake(value: .max, timescale: 2)
    #expect(huge.timescale == 1 && huge.value == .max)
    #expect(
      CMTimeMake(value: .max, timescale: 1) + CMTimeMake(value: .max, timescale: 1)
        == .positiveInfinity)
  }

  @Test func sumsOfSpecialTimes() {
    let one = CMTimeMake(value: 1, timescale: 1)
    #expect(one + .invalid == .invalid && .indefinite + one == .indefinite)
    #expect(
      one + .positiveInfinity == .positiveInfinity && one - .positiveInfinity == .negativeInfinity)
    #expect(.positiveInfinity - .positiveInfinity == CMTime.indefinite)
    #expect(.indefinite + .positiveInfinity == CMTime.positiveInfinity)
    let early = CMTimeMakeWithEpoch(value: 5, timescale: 1, epoch: 1)
    let late = CMTimeMakeWithEpoch(value: 7, timescale: 1, epoch: 2)
    #expect(early + late == .invalid && (late - late).epoch == 0 && (early + one).epoch == 1)
  }

  @Test func order() {
    let rising: [CMTime] = [
      .negativeInfinity, CMTimeMake(value: -1, timescale: 1), .zero,
      CMTimeMake(value: 1, timescale: 3), CMTimeMake(value: 1, timescale: 2),
      CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1), .indefinite, .positiveInfinity,
      .invalid,
    ]
    for (i, a) in rising.enumerated() {
      for (j, b) in rising.enumerated() {
        #expect(CMTimeCompare(a, b) == (i < j ? -1 : i > j ? 1 : 0), "\(i) \(j)")
      }
    }
    #expect(CMTimeMinimum(rising[3], rising[4]) == rising[3])
    #expect(CMTimeMaximum(rising[3], rising[4]) == rising[4])
  }

  @Test func equalTimesHaveEqualHashes() {
    let (a, b) = (CMTimeMake(value: 1, timescale: 2), CMTimeMake(value: 300, timescale: 600))
    #expect(a == b && a.hashValue == b.hashValue)
    #expect(Set([a, b, .zero, CMTimeMake(value: 0, timescale: 600)]).count == 2)
    #expect(
      CMTimeMake(value: .max, timescale: 1) > CMTimeMake(value: .max, timescale: 2_000_000_000))
  }

  @Test func products() {
    let time = CMTimeMake(value: 100, timescale: 600)
    #expect(CMTimeMultiply(time, multiplier: -3) == CMTimeMake(value: -300, timescale: 600))
    let ratio = CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3)
    #expect(ratio.value == 33 && ratio.timescale == 600 && ratio.hasBeenRounded)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 0) == .invalid)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5) == CMTimeMake(value: 50, timescale: 600))
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1) == .negativeInfinity)
    #expect(CMTimeAbsoluteValue(CMTimeMake(value: -5, timescale: 2)).value == 5)
    #expect(CMTimeAbsoluteValue(.negativeInfinity) == .positiveInfinity)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 2, -2), (.roundTowardZero, 1, -1),
    (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1),
    (.roundTowardNegativeInfinity, 1, -2), (.quickTime, 1, -1),
  ])
  func rounding(method: CMTimeRoundingMethod, up: Int64, down: Int64) {
    let half = CMTimeMake(value: 3, timescale: 2)
    let minus = CMTimeMake(value: -3, timescale: 2)
    #expect(half.convertScale(1, method: method).value == up)
    #expect(minus.convertScale(1, method: method).value == down)
    #expect(half.convertScale(1, method: method).hasBeenRounded)
    #expect(half.convertScale(4, method: method).value == 6)
    #expect(!half.convertScale(4, method: method).hasBeenRounded)
    #expect(CMTime.indefinite.convertScale(4, method: method) == .indefinite)
  }
}

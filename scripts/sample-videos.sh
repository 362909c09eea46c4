#!/usr/bin/env bash
# Makes the sample album's videos again: slow pans over its own photographs, with a quiet tone.
# Needs imagemagick, gstreamer1.0-tools and gstreamer1.0-plugins-{base,good,bad,ugly}; nothing else does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../samples"

# pictures PHOTO WIDTH HEIGHT FRAMES X0 Y0 SCALE0 X1 Y1 SCALE1: raw RGB on standard output. The view
# eases from one position to the other; X and Y are its center in the photo.
pictures() {
  awk -v w="$2" -v h="$3" -v n="$4" -v x0="$5" -v y0="$6" -v s0="$7" -v x1="$8" -v y1="$9" -v s1="${10}" '
    BEGIN { for (i = 0; i < n; i++) { t = i / (n - 1); t = t * t * (3 - 2 * t)
      printf "%f,%f %f 0 %f,%f\n", x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, s0 + (s1 - s0) * t, w / 2, h / 2 } }' |
    while read -r place; do
      convert "$1" -define "distort:viewport=$2x$3+0+0" -filter Lanczos -distort SRT "$place" \
        -depth 8 rgb:-
    done
}

# raw WIDTH HEIGHT: how GStreamer reads them, 30 a second.
raw() { echo "fdsrc ! rawvideoparse width=$1 height=$2 format=rgb framerate=30/1 ! videoconvert"; }
# tone HERTZ SECONDS: barely audible.
tone() {
  echo "audiotestsrc freq=$1 volume=0.03 samplesperbuffer=4410 num-buffers=$(($2 * 10)) ! audio/x-raw,rate=44100,channels=1"
}
h264="video/x-raw,format=I420 ! x264enc pass=qual quantizer=27 speed-preset=slow key-int-max=30 ! video/x-h264,profile=high ! h264parse"
vp9="video/x-raw,format=I420 ! vp9enc end-usage=cq cq-level=36 target-bitrate=700000 keyframe-max-dist=30 deadline=1 cpu-used=2"

pictures 01-dandelion.jpg 640 360 150 640 460 0.55 1360 560 0.7 |
  gst-launch-1.0 -q $(raw 640 360) ! $h264 ! mux. \
    $(tone 220 5) ! voaacenc bitrate=32000 ! aacparse ! mux. \
    mp4mux name=mux faststart=true ! filesink location=19-dandelion.mp4
pictures 08-deep-field.jpg 640 360 150 470 380 0.7 600 560 1.4 |
  gst-launch-1.0 -q $(raw 640 360) ! $vp9 ! mux. \
    $(tone 165 5) ! audioresample ! opusenc bitrate=24000 ! mux. \
    webmmux name=mux ! filesink location=20-deep-field.webm
pictures 15-arctic-to-antarctica.jpg 360 640 180 360 360 0.5 360 2700 0.55 |
  gst-launch-1.0 -q $(raw 360 640) ! $h264 ! mux. \
    $(tone 196 6) ! voaacenc bitrate=32000 ! aacparse ! mux. \
    mp4mux name=mux faststart=true ! filesink location=21-pole-to-pole.mp4

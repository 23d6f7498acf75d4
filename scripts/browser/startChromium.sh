#!/bin/sh
# Starts the Chromium named in --chromium. Of several --disable-features, Chromium heeds only the last: this joins that of
# Playwright with that of the tests.
for flag; do
  shift
  case $flag in
    --chromium=*) chromium=${flag#*=} ;;
    --disable-features=*) features=$features,${flag#*=} ;;
    *) set -- "$@" "$flag" ;;
  esac
done
exec "$chromium" "$@" "--disable-features=${features#,}"

package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatTime(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ strftime_now('%d %b %Y, %H:%M:%S é %%') }}`, `05 Mar 2026, 14:07:09 é %`},
		{`{{ strftime_now('%-d %B %y|%-H|%e|%D|%T|%F|%R') }}`, `5 March 26|14| 5|03/05/26|14:07:09|2026-03-05|14:07`},
	})
}

package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatTimePart(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ strftime_now('%a %A %b %B %d %e %H %I %j %m %M %p %S %u %w %y %Y %U %W %V %G %C %h %n %t') }}`,
			"Thu Thursday Mar March 05  5 14 02 064 03 07 PM 09 4 4 26 2026 09 09 10 2026 20 Mar \n \t"},
	})
}

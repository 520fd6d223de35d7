package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestApplyTimeFlag(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ strftime_now('%-d|%_d|%d|%-m|%-I|%-j|%^a') }}`, `5| 5|05|3|2|64|THU`},
	})
}

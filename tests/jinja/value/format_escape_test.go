package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatEscape(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['\n\t\r\\\x00\x7f\u00ad\u200b\U000e0001'] }}`, `['\n\t\r\\\x00\x7f\xad\u200b\U000e0001']`},
	})
}

package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFinishText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [s, 'a']|join('-') }}{{ s ~ 'a' }}`, `Grüße-aGrüßea`},
	})
}

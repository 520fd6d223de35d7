package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}a{{ s }}`, `GrüßeaGrüße`},
	})
}

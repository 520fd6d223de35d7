package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendJSONText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{"{{ 'a\"b\\\\c\né😀<'|tojson }}{{ 'é😀'|tojson(ensure_ascii=true) }}", `"a\"b\\c\né😀<""\u00e9\ud83d\ude00"`},
	})
}

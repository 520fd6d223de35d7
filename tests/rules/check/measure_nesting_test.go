package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/measure_nesting"
	"rkllmd/rules/tree/parse_source"
)

func TestMeasureNesting(t *testing.T) {
	cases := map[string][2]int{ // body -> levels, line of the deepest block
		"":                                 {0, 0},
		"a()\nx := T{1: {2: {}}}":          {0, 0},
		"if a {\n}\nfor {\n}":              {1, 1},
		"for range x {\nif a {\n}\n}":      {2, 2},
		"{\n{\n}\n}":                       {2, 2},
		"if a {\n} else if b {\n} else {}": {1, 1},
		"if a {\n} else {\nif b {\n}\n}":   {2, 3},
		"switch a {\ncase 1:\nif b {\n}\ndefault:\nfor {\n}\n}":             {2, 3},
		"switch a.(type) {\ncase int:\nselect {\ncase <-c:\nfor {\n}\n}\n}": {3, 5},
		"t.Run(func() {\nif a {\nf(func() { for { } })\n}\n})":              {2, 3},
		"for {\n}\nfor {\nfor {\nif a {\n}\nif b {\n}\n}\n}\nif c {\n}":     {3, 5},
	}
	for body, want := range cases {
		file := parse_source.ParseSource("example", "utils/tell/tell.go",
			[]byte("package tell; func Tell() { "+body+"\n}\n"))
		require.Nil(t, file.Broken, body)
		nesting, deepest := measure_nesting.MeasureNesting(file.Functions[0].Body)
		require.Equal(t, want, [2]int{nesting, file.Positions.Position(deepest).Line}, body)
	}
}

package exposition_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_line"
)

func TestAppendLine(t *testing.T) {
	for want, line := range map[string]exposition.Line{
		"x 1\n":                    {Name: "x", Value: "1"},
		"x{a=\"b\"} 1\n":           {Name: "x", Labels: []string{"a"}, Values: []string{"b"}, Value: "1"},
		"x{a=\"\",c=\"d\"} +Inf\n": {Name: "x", Labels: []string{"a", "c"}, Values: []string{"", "d"}, Value: "+Inf"},
		"x{le=\"0.5\"} 2\n":        {Name: "x", BoundLabel: "le", Bound: "0.5", Value: "2"},
		"x{a=\"b\",quantile=\"1\"} 2\n": {Name: "x", Labels: []string{"a"}, Values: []string{"b"},
			BoundLabel: "quantile", Bound: "1", Value: "2"},
		`x{a="\"\\\n` + "é\"} 3\n": {Name: "x", Labels: []string{"a"}, Values: []string{"\"\\\né"}, Value: "3"},
	} {
		require.Equal(t, "before\n"+want, string(append_line.AppendLine([]byte("before\n"), line)))
	}
}

package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/parse_parts"
	"rkllmd/generation"
)

func TestParseParts(t *testing.T) {
	r := &output.Reader{Rest: []byte(`{"Kind":0,"Text":"hm"},{"Kind":1,"Text":"a"}],`)}
	require.Equal(t, []generation.Part{{Text: "hm"}, {Kind: generation.PartText, Text: "a"}},
		parse_parts.ParseParts(r))
	require.Equal(t, &output.Reader{Rest: []byte(",")}, r)
	for _, text := range []string{"", "]", `{"Kind":1,"Text":"a"}`, `{"Kind":2,"Text":"a"}]`, `{"Kind":-1,"Text":"a"}]`,
		`{"Kind":1,"Text":"a","Call":{}}]`, `{"Kind":1,"Text":"a"},]`} {
		r := &output.Reader{Rest: []byte(text)}
		parse_parts.ParseParts(r)
		require.True(t, r.Failed, text)
	}
}

package jinja_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/finish_output"
)

// What a rendering has written is UTF-8, with its marks, also where halves of characters stood in it.
func TestFinishOutput(t *testing.T) {
	m := &jinja.Machine{Limits: jinja.DefaultLimits, Most: 100, Out: &jinja.Writer{Bytes: []byte("aé"),
		Spans: []jinja.Span{{Start: 1, End: 3}}}}
	text := finish_output.FinishOutput(m)
	require.Equal(t, "aé", text.String)
	require.Equal(t, []jinja.Span{{Start: 1, End: 3}}, text.Spans)
	m.Out = &jinja.Writer{Bytes: []byte("a\xed\xa0\xbdb"), Spans: []jinja.Span{{Start: 1, End: 4}}}
	text = finish_output.FinishOutput(m)
	require.Equal(t, "a\ufffdb", text.String)
	require.Equal(t, []jinja.Span{{Start: 1, End: 4}}, text.Spans)
}

package uma_test

import (
	"bufio"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/uma/read_uma_event"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/utils"
)

func TestReadUMAEvent(t *testing.T) {
	r := bufio.NewReader(strings.NewReader(uma_frame.UMAFrame(`{"id":"a","event":"token","text":"x","token_id":7}`) +
		uma_frame.UMAFrame(`{"event":"later"}`)))
	text, event, err := read_uma_event.ReadUMAEvent(r, utils.FramingLength)
	require.NoError(t, err)
	require.Equal(t, `{"id":"a","event":"token","text":"x","token_id":7}`, string(text))
	require.Equal(t, []any{`"a"`, "token", "x", int32(7)}, []any{string(event.ID), event.Event, *event.Text,
		*event.TokenID})
	_, event, err = read_uma_event.ReadUMAEvent(r, utils.FramingLength)
	require.NoError(t, err)
	require.Equal(t, "later", event.Event)

	text, event, err = read_uma_event.ReadUMAEvent(bufio.NewReader(strings.NewReader(`{"event":"metrics","metrics":{}}`+
		"\n")), utils.FramingLine)
	require.NoError(t, err)
	require.Equal(t, `{"event":"metrics","metrics":{}}`, string(text))
	require.Equal(t, "metrics", event.Event)

	for _, test := range []struct {
		input   string
		framing utils.Framing
		want    string
	}{
		{"", utils.FramingLength, "the connection to the daemon ended before the answer did: EOF"},
		{"\x05\x00", utils.FramingLength, "ended before the answer did: unexpected EOF"},
		{uma_frame.UMAFrame(`{"event":"eos"}`)[:8], utils.FramingLength, "ended before the answer did: unexpected EOF"},
		{"error E_PROTO_BAD_REQUEST: what\n", utils.FramingLength,
			`begins with "erro", which is not the beginning of a frame: a UMA socket is what`},
		{uma_frame.UMAFrame(`{"jsonrpc":"2.0"}`), utils.FramingLength,
			`is no event, but "{\"jsonrpc\":\"2.0\"}": a UMA socket`},
		{uma_frame.UMAFrame(`[`), utils.FramingLength, `is no event, but "["`},
		{"error E_PROTO_BAD_REQUEST: what\n", utils.FramingLine, "what (E_PROTO_BAD_REQUEST)"},
		{"text\n", utils.FramingLine, `is no event, but "text"`},
		{`{"event":"metrics"}`, utils.FramingLine, "ended before the answer did"},
	} {
		_, _, err := read_uma_event.ReadUMAEvent(bufio.NewReader(strings.NewReader(test.input)), test.framing)
		require.ErrorContains(t, err, test.want)
	}
}

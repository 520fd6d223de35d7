package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/parse_body"
)

func TestParseBody(t *testing.T) {
	for _, test := range []struct {
		name, body string
		reason     string
	}{
		{"object", `{"a":1}`, ""},
		{"blanks around", " {} \r\n", ""},
		{"a number ends with the message", "12", ""},
		{"two texts", "{} {}", `nothing may follow the JSON text of a message, not "{" (at byte 3)`},
		{"not JSON", "{x}", `a member name in double quotes or } must stand here, not "x" (at byte 1)`},
		{"cut short", `{"a`, "the message ends in the middle of its JSON text (at byte 3)"},
		{"cut short in a number", `1.`, "the message ends in the middle of its JSON text (at byte 2)"},
		{"blanks only", "  ", "the message ends in the middle of its JSON text (at byte 2)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			expected := utils.Frame{Status: utils.FrameComplete, Payload: []byte(test.body), Consumed: len(test.body)}
			if test.reason != "" {
				expected = utils.Frame{Status: utils.FrameMalformed, Reason: test.reason, Consumed: len(test.body)}
			}
			s := utils.FrameState{Length: len(test.body)}
			require.Equal(t, expected, parse_body.ParseBody(&s, []byte(test.body+"next")))
			require.Equal(t, utils.FrameState{}, s, "ready for the next message")
		})
	}
	t.Run("in pieces", func(t *testing.T) {
		s := utils.FrameState{Length: 5}
		require.Equal(t, utils.Frame{}, parse_body.ParseBody(&s, nil))
		require.Equal(t, utils.Frame{}, parse_body.ParseBody(&s, []byte(`{}`)))
		require.True(t, s.Valid)
		require.Equal(t, utils.Frame{}, parse_body.ParseBody(&s, []byte(`{}  `)))
		require.Equal(t, 4, s.Scanned)
		require.Equal(t, utils.FrameComplete, parse_body.ParseBody(&s, []byte("{}  \n")).Status)
	})
	t.Run("wrong before it is whole: the rest is dropped as it comes", func(t *testing.T) {
		s := utils.FrameState{Length: 1000}
		frame := parse_body.ParseBody(&s, []byte(`{]   `))
		require.Equal(t, utils.FrameMalformed, frame.Status)
		require.Equal(t, 5, frame.Consumed)
		require.Equal(t, utils.FrameState{Skip: 995}, s)
	})
}

package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

func TestCreateFrame(t *testing.T) {
	long := strings.Repeat("x", 70000)
	for _, test := range []struct {
		name     string
		framing  utils.Framing
		json     string
		expected string
	}{
		{"text", utils.FramingText, `{"a":1}`, `{"a":1}` + "\n"},
		{"framing not known yet", utils.FramingUnknown, `{}`, "{}\n"},
		{"header", utils.FramingHeader, `{"a":1}`, "Content-Length: 7\r\n\r\n" + `{"a":1}`},
		{"header counts bytes", utils.FramingHeader, `"é"`, "Content-Length: 4\r\n\r\n" + `"é"`},
		{"header, long", utils.FramingHeader, long, "Content-Length: 70000\r\n\r\n" + long},
		{"length", utils.FramingLength, `{"a":1}`, "\x07\x00\x00\x00" + `{"a":1}`},
		{"length, long", utils.FramingLength, long, "\x70\x11\x01\x00" + long},
	} {
		t.Run(test.name, func(t *testing.T) {
			message := append(make([]byte, utils.HeadRoom, utils.HeadRoom+len(test.json)+1), test.json...)
			frame := create_frame.CreateFrame(message, test.framing)
			require.Equal(t, test.expected, string(frame))
			require.Zero(t, count_allocations.CountAllocations(10, func() {
				create_frame.CreateFrame(message, test.framing)
			}))
		})
	}
	t.Run("no room behind the text", func(t *testing.T) {
		message := append(make([]byte, utils.HeadRoom, utils.HeadRoom+2), "{}"...)
		require.Equal(t, "{}\n", string(create_frame.CreateFrame(message, utils.FramingText)))
	})
}

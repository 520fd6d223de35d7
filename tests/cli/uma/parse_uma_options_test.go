package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/parse_uma_options"
	"rkllmd/tests/cli/uma_command"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/utils"
)

func TestParseUMAOptions(t *testing.T) {
	for _, test := range []struct {
		args []string
		want uma.Options
	}{
		{[]string{"Hi"}, uma.Options{Socket: "/tmp/uma.sock", Framing: utils.FramingLength,
			Message: []byte(uma_frame.UMAFrame(`{"id":"1","prompt":"Hi"}`)),
			Cancel:  []byte(uma_frame.UMAFrame(`{"event":"cancel","id":"1"}`))}},
		{[]string{"--socket", "s", "--json", "--id", "a\"b", "--split", "Hi"}, uma.Options{Socket: "s",
			Framing: utils.FramingLength, Raw: true, Split: 1,
			Message: []byte(uma_frame.UMAFrame(`{"id":"a\"b","prompt":"Hi"}`)),
			Cancel:  []byte(uma_frame.UMAFrame(`{"event":"cancel","id":"a\"b"}`))}},
		{[]string{"--metrics", "--split=7"}, uma.Options{Socket: "/tmp/uma.sock", Framing: utils.FramingLength,
			Metrics: true, Split: 7,
			Message: []byte(uma_frame.UMAFrame(`{"type":"metrics"}`))}},
		{[]string{"--protocol", "newline", "Hi"}, uma.Options{Socket: "/tmp/uma.sock", Framing: utils.FramingLine,
			Message: []byte("Hi\n")}},
	} {
		command, words := uma_command.UMACommand(t, test.args...)
		options, err := parse_uma_options.ParseUMAOptions(command, words)
		require.NoError(t, err)
		require.Equal(t, test.want, options)
	}
	for text, args := range map[string][]string{
		"--split is 0; it must be 1 byte or more": {"--split=0", "Hi"},
		"--protocol (RKLLMD_UMA_PROTOCOL) must":   {"--protocol", "http", "Hi"},
		"the prompt is empty":                     {"-"},
	} {
		command, words := uma_command.UMACommand(t, args...)
		_, err := parse_uma_options.ParseUMAOptions(command, words)
		require.ErrorContains(t, err, text)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
	command, words := uma_command.UMACommand(t, "Hi")
	t.Setenv("RKLLMD_UMA_SOCKET", "/run/s")
	options, err := parse_uma_options.ParseUMAOptions(command, words)
	require.NoError(t, err)
	require.Equal(t, "/run/s", options.Socket)
}

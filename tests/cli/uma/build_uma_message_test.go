package uma_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/build_uma_message"
	"rkllmd/tests/cli/uma_command"
	"rkllmd/utils"
)

func TestBuildUMAMessage(t *testing.T) {
	frames, lines := uma.Options{Framing: utils.FramingLength}, uma.Options{Framing: utils.FramingLine}
	metrics, raw := frames, lines
	metrics.Metrics, raw.Raw = true, true
	lineMetrics := lines
	lineMetrics.Metrics = true
	for _, test := range []struct {
		args        []string
		stdin       string
		options     uma.Options
		want, wrong string
	}{
		{[]string{"Hi"}, "", frames, `{"id":"1","prompt":"Hi"}`, ""},
		{nil, "piped\n", frames, `{"id":"1","prompt":"piped"}`, ""},
		{[]string{"two\nlines"}, "", frames, `{"id":"1","prompt":"two\nlines"}`, ""},
		{[]string{"Hi"}, "", lines, "Hi", ""},
		{nil, "", metrics, `{"type":"metrics"}`, ""},
		{nil, "", lineMetrics, "metrics", ""},
		{[]string{"Hi"}, "", metrics, "", `--metrics asks for no answer: leave "Hi" out`},
		{[]string{"--id", "a"}, "", metrics, "", "--id is for a prompt, not for --metrics"},
		{[]string{"--id", "a"}, "", lineMetrics, "", "--id is for a prompt"},
		{[]string{"two", "words"}, "", frames, "", "must be one argument"},
		{[]string{"a\xff"}, "", frames, "", "not UTF-8"},
		{[]string{"Hi"}, "", raw, "", "--json prints events"},
		{[]string{"Hi", "--top-k", "2"}, "", lines, "", "--top-k cannot be sent by the newline protocol"},
		{[]string{"two\nlines"}, "", lines, "",
			`must be one line that is not empty and not "metrics", not "two\nlines"`},
		{[]string{"metrics"}, "", lines, "", `not "metrics", not "metrics"`},
		{[]string{""}, "", lines, "", `not ""`},
	} {
		command, words := uma_command.UMACommand(t, test.args...)
		command.SetIn(strings.NewReader(test.stdin))
		message, err := build_uma_message.BuildUMAMessage(command, words, test.options)
		if test.wrong != "" {
			require.ErrorContains(t, err, test.wrong)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, string(message))
	}
}

package uma_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/show_uma_events"
	"rkllmd/tests/cli/uma/uma_ask"
	"rkllmd/tests/cli/uma_scripted_daemon"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/utils"
)

func TestShowUMAEvents(t *testing.T) {
	const x, held, stop = `{"id":"1","event":"token","text":"x","token_id":5}`,
		`{"id":"1","event":"token","text":"ü","token_id":-1}`, `{"id":"1","event":"eos","reason":"stop"}`
	for _, test := range []struct {
		name         string
		events       []string
		want, reason string
		end          uma.End
	}{
		{"text", []string{x, x, held, stop}, "xxü\n", "", uma.End{Reason: "stop", Tokens: 2}},
		{"text that ends a line", []string{strings.Replace(x, `"x"`, `"x\n"`, 1), stop}, "x\n", "",
			uma.End{Reason: "stop", Tokens: 1}},
		{"all at the end", []string{`{"event":"eos","reason":"length","text":"whole"}`}, "whole\n", "",
			uma.End{Reason: "length"}},
		{"cancelled", []string{`{"event":"eos","reason":"stop","cancelled":true}`}, "", "", uma.End{Reason: "stop",
			Cancelled: true}},
		{"an event of later", []string{`{"event":"later"}`, stop}, "", "", uma.End{Reason: "stop"}},
		{"metrics", []string{`{"event":"metrics","metrics":{"a":1}}`}, "{\n  \"a\": 1\n}\n", "", uma.End{}},
		{"an error", []string{x, `{"id":"1","event":"error","code":"E_RUNTIME_DECODE","message":"why"}`}, "x",
			"why (E_RUNTIME_DECODE)", uma.End{}},
		{"gone", []string{x}, "x", "ended before the answer did", uma.End{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var frames, lines strings.Builder
			for _, event := range test.events {
				frames.WriteString(uma_frame.UMAFrame(event))
				lines.WriteString(event + "\n")
			}
			path, _ := uma_scripted_daemon.UMAScriptedDaemon(t, frames.String())
			for _, raw := range []bool{false, true} {
				var stdout bytes.Buffer
				end, err := show_uma_events.ShowUMAEvents(uma_ask.UMAAsk(t, path),
					uma.Options{Framing: utils.FramingLength, Raw: raw}, &stdout)
				require.Equal(t, map[bool]string{false: test.want, true: lines.String()}[raw], stdout.String())
				if test.reason != "" {
					require.ErrorContains(t, err, test.reason)
					continue
				}
				require.NoError(t, err)
				require.LessOrEqual(t, end.First, end.Total)
				end.First, end.Total = 0, 0
				require.Equal(t, test.end, end)
			}
		})
	}
	t.Run("an output that is closed cancels the request", func(t *testing.T) {
		path, messages := uma_scripted_daemon.UMAScriptedDaemon(t, uma_frame.UMAFrame(x)+uma_frame.UMAFrame(x),
			uma_frame.UMAFrame(stop))
		client := uma_ask.UMAAsk(t, path)
		client.Abort = []byte(uma_frame.UMAFrame("cancel"))
		reader, writer, err := os.Pipe()
		require.NoError(t, err)
		defer writer.Close()
		require.NoError(t, reader.Close())
		_, err = show_uma_events.ShowUMAEvents(client, uma.Options{Framing: utils.FramingLength}, writer)
		require.ErrorIs(t, err, cli.ErrClosed)
		require.Equal(t, []string{"ask", "cancel"}, []string{<-messages, <-messages})
	})
}

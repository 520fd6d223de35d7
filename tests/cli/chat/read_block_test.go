package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/read_block"
	"rkllmd/tests/cli/chat_client"
)

func TestReadBlock(t *testing.T) {
	for _, c := range []struct {
		lines          []string
		question, fail string
	}{
		{[]string{`"""one"""`}, "one", ""},
		{[]string{`"""`, "  two", "", "lines", `""" `}, "  two\n\nlines", ""},
		{[]string{`"""a`, `b"""`}, "a\nb", ""},
		{[]string{`"""`, `"""`}, "", ""},
		{[]string{`"""never`, "ends"}, "", `has no end: a line that ends with """`},
	} {
		chat, out, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		lines := make(chan string, len(c.lines))
		for _, line := range c.lines[1:] {
			lines <- line
		}
		close(lines)
		chat.Lines = lines
		question, err := read_block.ReadBlock(chat, c.lines[0])
		require.Equal(t, c.question, question)
		if c.fail != "" {
			require.ErrorContains(t, err, c.fail)
			require.Contains(t, out.String(), cli.ChatBlockPrompt)
			continue
		}
		require.NoError(t, err)
	}
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	interrupts := make(chan struct{}, 1)
	interrupts <- struct{}{}
	chat.Interrupts = interrupts
	_, err := read_block.ReadBlock(chat, `"""a`)
	require.EqualError(t, err, "the question is dropped")
}

package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/write_pasted"
)

func TestWritePasted(t *testing.T) {
	typing := &terminal.Typing{}
	write_pasted.WritePasted(typing, []byte("a\t\r"))
	typing.Pasted = true
	write_pasted.WritePasted(typing, []byte("b\t\x01\r"))
	write_pasted.WritePasted(typing, []byte("\nc"))
	require.Equal(t, "a\t\rb⇥⏎c", string(typing.Ready))
	require.Equal(t, "b\t\nc", terminal.Signs.Replace("b⇥⏎c"))
}

package process_test

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/read_output"
)

func TestReadOutput(t *testing.T) {
	for level, want := range map[string][]string{"": {"E one", "E two"}, "1": {"E one", "E two"}, "2": nil} {
		t.Setenv("RKLLM_LOG_LEVEL", level)
		source, output, err := os.Pipe()
		require.NoError(t, err)
		p, written := &isolation.Process{Written: make(chan struct{})}, &bytes.Buffer{}
		_, err = output.WriteString("E one\nI rkllm: a prompt\n\nE two")
		require.NoError(t, err)
		require.NoError(t, output.Close())
		read_output.ReadOutput(p, source, written)
		<-p.Written
		require.Equal(t, "E one\nI rkllm: a prompt\n\nE two", written.String())
		require.Equal(t, want, p.Lines)
	}
	t.Setenv("RKLLM_LOG_LEVEL", "")
	source, output, err := os.Pipe()
	require.NoError(t, err)
	p := &isolation.Process{Written: make(chan struct{})}
	go read_output.ReadOutput(p, source, io.Discard)
	for range 100 {
		_, err = output.WriteString(strings.Repeat("x", 5000) + "\n")
		require.NoError(t, err)
	}
	require.NoError(t, output.Close())
	<-p.Written
	require.Len(t, p.Lines, isolation.MaxLines)
	require.LessOrEqual(t, len(p.Lines[0]), isolation.MaxLine)
}

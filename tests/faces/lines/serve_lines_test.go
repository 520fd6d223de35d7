package lines_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines/serve_lines"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestServeLines(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 1000})
	endless := `{"id": 1, "prompt": "a", "ignore_end": true}` + "\n"
	t.Run("the end of the input waits for the answers", func(t *testing.T) {
		var output bytes.Buffer
		input := iotest.OneByteReader(strings.NewReader("\n  \n" + `{"id": 1, "prompt": "a", "max_tokens": 2}` +
			"\nwrong\n" + `{"id": 2, "op": "create_session"}`))
		require.EqualError(t, serve_lines.ServeLines(b, input, &output,
			context.Background()), `1 of the lines were refused: the events "error" say why`)
		require.Equal(t, 1, strings.Count(output.String(), `"event":"done"`))
		require.Equal(t, 1, strings.Count(output.String(), `"event":"error"`))
		require.Equal(t, 1, strings.Count(output.String(), `"event":"create_session"`))
	})
	t.Run("more lines than places: all are answered", func(t *testing.T) {
		_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 1, Queue: 1})
		var input strings.Builder
		for i := range 20 {
			fmt.Fprintf(&input, `{"id": %d, "prompt": "a", "max_tokens": 2, "ignore_end": true}`+"\n", i)
		}
		var output bytes.Buffer
		require.NoError(t, serve_lines.ServeLines(b, strings.NewReader(input.String()),
			&output, context.Background()))
		require.Equal(t, 20, strings.Count(output.String(), `"reason":"length"`), output.String())
		require.NotContains(t, output.String(), `"event":"error"`)
	})
	t.Run("a stop aborts, even while the input is silent", func(t *testing.T) {
		reader, writer := io.Pipe()
		stop, now := context.WithCancel(context.Background())
		var output bytes.Buffer
		go func() {
			_, _ = writer.Write([]byte(endless))
			now()
		}()
		require.ErrorIs(t, serve_lines.ServeLines(b, reader, &output, stop),
			context.Canceled)
		_ = writer.Close()
	})
	t.Run("an output that nobody reads ends it", func(t *testing.T) {
		reader, writer := io.Pipe()
		silent, output := io.Pipe()
		require.NoError(t, silent.Close())
		go func() { _, _ = writer.Write([]byte(endless)) }()
		require.EqualError(t, serve_lines.ServeLines(b, reader, output,
			context.Background()), "cannot write the answers: io: read/write on closed pipe")
		_ = writer.Close()
	})
	t.Run("an input that fails ends it", func(t *testing.T) {
		input := io.MultiReader(strings.NewReader(endless), iotest.ErrReader(errors.New("torn")))
		require.EqualError(t, serve_lines.ServeLines(b, input, io.Discard,
			context.Background()), "cannot read the requests: torn")
	})
}

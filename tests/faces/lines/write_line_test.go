package lines_test

import (
	"bytes"
	"io"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_line"
	"rkllmd/tests/faces/lines/lines_count_stop"
)

func TestWriteLine(t *testing.T) {
	t.Run("lines do not mix", func(t *testing.T) {
		var output bytes.Buffer
		host := &lines.Host{Output: &output}
		var writers sync.WaitGroup
		for range 8 {
			writers.Add(1)
			go func() {
				defer writers.Done()
				for range 50 {
					write_line.WriteLine(host, map[string]string{"text": "a <b> & \u2028 c"})
				}
			}()
		}
		writers.Wait()
		require.Equal(t, strings.Repeat("{\"text\":\"a <b> & \\u2028 c\"}\n", 400), output.String())
	})
	t.Run("when nobody reads any more it says so, once", func(t *testing.T) {
		reader, writer := io.Pipe()
		require.NoError(t, reader.Close())
		stops := 0
		host := &lines.Host{Output: writer, Stop: lines_count_stop.LinesCountStop(&stops)}
		write_line.WriteLine(host, 1)
		write_line.WriteLine(host, 2)
		require.ErrorIs(t, host.Broken, io.ErrClosedPipe)
		require.Equal(t, 1, stops)
	})
}

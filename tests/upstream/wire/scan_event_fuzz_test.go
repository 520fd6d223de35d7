package wire_test

import (
	"bufio"
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/parse_chunk"
	"rkllmd/upstream/wire/scan_event"
)

// Whatever a server sends: the events are those that a reader of another size finds, and each is read or refused.
func FuzzScanEvent(f *testing.F) {
	for _, seed := range []string{"data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE]\n\n",
		":\n\ndata\ndata:\r\n\r\n", "data: {\"error\":\"x\"}\n\n", "data: {\"choices\":[{\"stop_reason\":5}]}\n\n"} {
		f.Add([]byte(seed), byte(3))
	}
	f.Fuzz(func(t *testing.T, text []byte, size byte) {
		one := &wire.Events{Lines: bufio.NewReaderSize(bytes.NewReader(text), 16+int(size))}
		other := &wire.Events{Lines: bufio.NewReader(bytes.NewReader(text))}
		for range len(text) + 1 {
			data, err := scan_event.ScanEvent(one)
			again, failure := scan_event.ScanEvent(other)
			require.Equal(t, failure, err)
			require.Equal(t, string(again), string(data))
			if err != nil {
				return
			}
			_, _ = parse_chunk.ParseChunk(data)
		}
		t.Fatal("there are more events than bytes")
	})
}

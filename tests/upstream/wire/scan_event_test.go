package wire_test

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/scan_event"
)

func TestScanEvent(t *testing.T) {
	long := strings.Repeat("x", 10_000)
	text := ": waiting\n\nevent: message\ndata: one\nid: 3\n\ndata:two\r\ndata:  lines\r\n\r\ndata\n\ndata: " + long +
		"\n\ndata: cut off\n"
	fired := make(chan struct{}, 100) // more than there are lines
	timer := time.AfterFunc(time.Hour, func() { fired <- struct{}{} })
	events := &wire.Events{Lines: bufio.NewReaderSize(strings.NewReader(text), 16), Timer: timer,
		Silence: time.Nanosecond}
	for _, want := range []string{"one", "two\n lines", "", long} {
		data, err := scan_event.ScanEvent(events)
		require.NoError(t, err)
		require.Equal(t, want, string(data))
	}
	<-fired // a line has set it
	_, err := scan_event.ScanEvent(events)
	require.ErrorIs(t, err, io.EOF)
	events = &wire.Events{Lines: bufio.NewReader(strings.NewReader("data: " + strings.Repeat("y",
		upstream.MaxEventBytes)))}
	_, err = scan_event.ScanEvent(events)
	require.ErrorContains(t, err, "an event has more than 4194304 bytes")
}

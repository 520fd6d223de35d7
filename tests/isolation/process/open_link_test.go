package process_test

import (
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/open_link"
)

func TestOpenLink(t *testing.T) {
	ours, theirs, err := open_link.OpenLink()
	require.NoError(t, err)
	for _, text := range []string{"one ", "two"} {
		_, err = theirs.WriteString(text)
		require.NoError(t, err)
	}
	bytes := make([]byte, 7)
	_, err = io.ReadFull(ours, bytes)
	require.NoError(t, err)
	require.Equal(t, "one two", string(bytes), "a stream")
	go func() {
		time.Sleep(time.Millisecond)
		ours.Close()
	}()
	_, err = ours.Read(bytes)
	require.Error(t, err, "who reads is woken")
	n, _ := theirs.Read(bytes)
	require.Zero(t, n)
	require.NoError(t, theirs.Close())
}

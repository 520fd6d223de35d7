package library_test

import (
	"bytes"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/scan_library"
)

func FuzzScanLibrary(f *testing.F) {
	f.Add([]byte("RKLLM SDK (version: 1.2.1)"))
	f.Add([]byte("RKLLM SDK (version: 1.2.1b1) RKLLM SDK (version: v1.3.0"))
	f.Add([]byte("RKLLM SDK (version: RKLLM SDK (version: 1.2.3.4.5.6.7.8.9.10.11.12.13"))
	f.Fuzz(func(t *testing.T, file []byte) {
		id, text, err := scan_library.ScanLibrary(bytes.NewReader(file), int64(len(file)))
		require.NoError(t, err)
		for version := range strings.SplitSeq(text, ", ") {
			require.LessOrEqual(t, len(version), library.MaxVersion)
			require.True(t, bytes.Contains(file, []byte(version)))
		}
		sameID, same, err := scan_library.ScanLibrary(iotest.OneByteReader(bytes.NewReader(file)), int64(len(file)))
		require.NoError(t, err)
		require.Equal(t, [2]string{id, text}, [2]string{sameID, same}, "in pieces of one byte")
	})
}

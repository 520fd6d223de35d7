package layout_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/write_bytes"
)

func TestWriteBytes(t *testing.T) {
	for _, test := range []struct {
		preset []byte
		raw    string
		want   [3]byte
		reason string
	}{
		{nil, "[]", [3]byte{}, ""},
		{nil, "[0,0,0]", [3]byte{}, ""},
		{[]byte{7, 8, 9}, "[7,8,9]", [3]byte{7, 8, 9}, ""},
		{[]byte{7, 8, 9}, "[0,8]", [3]byte{0, 8, 0}, ""},
		{nil, "[0,0,0,0]", [3]byte{}, "p: must be null or an array of at most 3 zeros"},
		{nil, `"AAA"`, [3]byte{}, "p: must be null or an array of at most 3 zeros"},
		{nil, "[0,7]", [3]byte{},
			"p: has 7 at 1: reserved bytes are 0, or what rkllm.createDefaultParam answers there"},
		{[]byte{7, 8, 9}, "[7,9]", [3]byte{7}, "p: has 9 at 1: "},
		{[]byte{7, 8, 9}, "[263]", [3]byte{}, "p: has 263 at 0: "},
	} {
		var block [3]byte
		err := write_bytes.WriteBytes(&rkllm.Field{Kind: rkllm.Bytes, Length: 3, DefaultBytes: test.preset},
			unsafe.Pointer(&block), "p", json.RawMessage(test.raw))
		require.Equal(t, test.want, block)
		if test.reason == "" {
			require.Nil(t, err)
			continue
		}
		require.NotNil(t, err)
		require.Contains(t, err.Message, test.reason)
	}
}

package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_string"
)

func TestAppendString(t *testing.T) {
	require.Equal(t, "x:null", string(append_string.AppendString([]byte("x:"), "text", nil)))
	require.Equal(t, `x:""`, string(append_string.AppendString([]byte("x:"), "text", []byte{})))
	require.Equal(t, `x:"<a>"`, string(append_string.AppendString([]byte("x:"), "text", []byte("<a>"))))
	require.Equal(t, "x:\"\ufffd\ufffdb\",\"_text_base64\":\"5L1i\"", string(append_string.AppendString([]byte("x:"),
		"text", []byte("\xe4\xbdb"))))
}

package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_text"
)

func TestCheckText(t *testing.T) {
	require.NoError(t, check_text.CheckText("prompt", "zürich \uFFFD\x00"))
	err := check_text.CheckText("prompt", "z\xc3\xbc\uFFFDr\xffx\xff")
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "prompt is not UTF-8: byte 7 is 0xff")
	require.EqualError(t, check_text.CheckText("stop[1]", "a\xe2\x82"), "stop[1] is not UTF-8: byte 1 is 0xe2")
}

package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/take_answer"
)

func TestTakeAnswer(t *testing.T) {
	answer := &kakeya.Answer{Dropped: 9, Tokens: []uint32{1, 2}}
	dropped, tokens, ended := take_answer.TakeAnswer(answer, nil)
	require.Equal(t, 9, dropped)
	require.Equal(t, []uint32{1, 2}, tokens)
	require.False(t, ended)
	answer.Tokens, answer.Ended = append(answer.Tokens, 3), true
	require.Equal(t, []uint32{1, 2}, tokens, "the caller's")
	dropped, again, ended := take_answer.TakeAnswer(answer, tokens)
	require.Zero(t, dropped, "once")
	require.Equal(t, []uint32{3}, again)
	require.True(t, ended)
	answer.Tokens = append(answer.Tokens, 4)
	require.Equal(t, []uint32{4, 2}, tokens, "given back")
}

package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	"rkllmd/engine"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/build_request"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	b := &generation.Backend{Capabilities: generation.Capabilities{Sampling: true, EndTokens: true},
		Defaults: embedded.DefaultSampling}
	session := &kakeya.Session{Session: &generation.Session{Owner: 7, Backend: b}}
	plain := embedded.DefaultSampling
	plain.RepeatPenalty = 1
	request, err := build_request.BuildRequest(session, &kakeyav1.GenerateRequest{MaxTokens: 5}, "uid 5")
	require.NoError(t, err)
	require.Equal(t, generation.Request{Client: turns.Client{User: "uid 5", Number: 1<<63 + 7},
		Session: session.Session, Sampling: plain, MaxTokens: 5, IgnoreEnd: true, Logprobs: -1}, request)

	request, err = build_request.BuildRequest(session, &kakeyav1.GenerateRequest{MaxTokens: 1<<32 - 1,
		Seed: proto.Uint64(0), Temperature: proto.Float32(0),
		TopP: proto.Float32(0.5), TopK: proto.Uint32(0)}, "uid 5")
	require.NoError(t, err)
	require.Equal(t, uint64(0), *request.Seed, "a seed as any other")
	require.Equal(t, 1<<31-1, request.MaxTokens)
	require.Equal(t, engine.Sampling{TopP: 0.5, RepeatPenalty: 1, MirostatTau: plain.MirostatTau,
		MirostatEta: plain.MirostatEta, Seed: plain.Seed}, request.Sampling)

	b.Capabilities = generation.Capabilities{}
	request, err = build_request.BuildRequest(session, &kakeyav1.GenerateRequest{MaxTokens: 5}, "uid 5")
	require.NoError(t, err)
	require.Equal(t, b.Defaults, request.Sampling, "that cannot be chosen")
	require.False(t, request.IgnoreEnd)

	for text, m := range map[string]*kakeyav1.GenerateRequest{
		"max_tokens is 0":      {},
		"top_k is 4294967295;": {MaxTokens: 1, TopK: proto.Uint32(1<<32 - 1)},
	} {
		_, err := build_request.BuildRequest(session, m, "uid 5")
		require.Equal(t, codes.InvalidArgument, status.Code(err))
		require.ErrorContains(t, err, text)
	}
}

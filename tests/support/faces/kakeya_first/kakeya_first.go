// Package kakeya_first generates one event in a token session for a test.
package kakeya_first

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
)

// KakeyaFirst returns the first event of a Generate, which is then cancelled, or why there is none.
func KakeyaFirst(t testing.TB, c *kakeya_client.Client, request *kakeyav1.GenerateRequest) (*kakeyav1.GenerateResponse,
	error) {
	t.Helper()
	for event, err := range generate.Generate(t.Context(), c, request) {
		return event, err
	}
	require.Fail(t, "neither an event nor an error")
	return nil, nil
}

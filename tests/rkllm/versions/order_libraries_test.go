package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/order_libraries"
)

func TestOrderLibraries(t *testing.T) {
	a, b, c := &rkllm.Library{BlobID: "a"}, &rkllm.Library{BlobID: "b"}, &rkllm.Library{BlobID: "c"}
	v := &rkllm.Versions{Libraries: []*rkllm.Library{c, b, a}, Verdicts: &rkllm.Verdicts{List: []rkllm.Verdict{
		{Library: "c", Reason: "SIGILL"}, {Library: "b", Model: "m", Reason: "it died"}, {Library: "a", Model: "m"},
		{Library: "b", Model: "n"}}}}
	for model, want := range map[string][]*rkllm.Library{"m": {a, b, c}, "n": {b, a, c}, "": {b, a, c}} {
		require.Equal(t, want, order_libraries.OrderLibraries(v, model), model)
	}
	v.Verdicts.List = nil
	require.Equal(t, v.Libraries, order_libraries.OrderLibraries(v, "m"), "newest first")
}

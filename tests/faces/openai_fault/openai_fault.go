// Package openai_fault looks at a refusal.
package openai_fault

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
)

// OpenaiFault checks which member a refusal names, and that its words have these in them.
func OpenaiFault(t testing.TB, refusal *openai.Refusal, param, words string) {
	t.Helper()
	require.NotNil(t, refusal)
	require.Equal(t, 400, refusal.Status)
	require.Equal(t, openai.KindRequest, refusal.Fault.Kind)
	require.Equal(t, param, *refusal.Fault.Param)
	require.Contains(t, refusal.Fault.Message, words)
}

package dropin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/get_caller_layout"
	"rkllmd/rkllm"
)

func TestGetCallerLayout(t *testing.T) {
	require.Same(t, rkllm.LayoutD, get_caller_layout.GetCallerLayout()) // the other generation: tests/whole/dropin
}

package caller_layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/caller_layout"
	"rkllmd/rkllm"
)

func TestCallerLayout(t *testing.T) {
	require.Same(t, rkllm.LayoutD, caller_layout.CallerLayout()) // the other generation: tests/whole/dropin_c
}

package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_layout"
	"rkllmd/rkllm/library"
)

func TestFindLayout(t *testing.T) {
	for version, layout := range map[string]*rkllm.Layout{
		"1.1.0": rkllm.LayoutA, "1.1.4": rkllm.LayoutA, "1.2.0": rkllm.LayoutB, "1.2.1b1": rkllm.LayoutB1,
		"1.2.1": rkllm.LayoutC,
		"1.2.2": rkllm.LayoutC, "1.2.3": rkllm.LayoutC, "1.3.0": rkllm.LayoutD, "1.3.1": nil, "1.2": nil, "": nil,
	} {
		require.Same(t, layout, find_layout.FindLayout(version), version)
	}
	for _, version := range library.KnownLibraries {
		require.NotNil(t, find_layout.FindLayout(version), version)
	}
}

package versions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/compare_versions"
)

func TestCompareVersions(t *testing.T) {
	var newest *rkllm.Library
	for _, version := range []struct {
		layout *rkllm.Layout
		name   string
	}{{rkllm.LayoutA, "1.1.0 to 1.1.4"}, {rkllm.LayoutA, "1.1.4"}, {rkllm.LayoutB, "1.2.0"},
		{rkllm.LayoutB1, "1.2.1b1"}, {rkllm.LayoutC, "1.2.1"}, {rkllm.LayoutC, "1.2.3"}, {rkllm.LayoutD, "1.3.0"}} {
		library := &rkllm.Library{Version: version.name, Layout: version.layout}
		require.Zero(t, compare_versions.CompareVersions(library, library))
		if newest != nil {
			require.Negative(t, compare_versions.CompareVersions(library, newest), version.name)
			require.Positive(t, compare_versions.CompareVersions(newest, library), version.name)
		}
		newest = library
	}
}

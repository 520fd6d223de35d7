package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_versions"
)

func TestFormatVersions(t *testing.T) {
	require.Empty(t, format_versions.FormatVersions(nil))
	require.Equal(t, [][2]string{{"side by side", "/new.so, version 1.3.0, generation D (blob id 1)"},
		{"", "  has loaded /m on 2026-01-02"}, {"side by side", "/bad.so, version not known; cannot be served"}},
		format_versions.FormatVersions([]doctor.VersionReport{{Path: "/new.so", Version: "1.3.0", Generation: "D",
			Evidence: "blob id 1", Remembered: []string{"has loaded /m on 2026-01-02"}},
			{Path: "/bad.so", Error: "it is none"}}))
}

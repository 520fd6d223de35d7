package doctor_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_versions"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/rkllm/versions/write_verdicts"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestCheckVersions(t *testing.T) {
	older := cli_write_library.CliWriteLibrary(t, "B", "RKLLM SDK (version: 1.2.0 (")
	newer := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	seen, err := detect_version.DetectVersion(older, "")
	require.NoError(t, err)
	verdicts := &rkllm.Verdicts{Machine: "here", Path: filepath.Join(t.TempDir(), "state.json")}
	require.NoError(t, write_verdicts.WriteVerdicts(verdicts.Path, []rkllm.Verdict{{Machine: "here",
		Library: seen.BlobID, Model: "m", Path: "/m"}}))
	report := &doctor.Report{}
	require.Empty(t, check_versions.CheckVersions(report, nil, nil, "/"))
	require.Empty(t, report.Library.Versions)
	require.Equal(t, newer, check_versions.CheckVersions(report, []string{older, "/etc/passwd", newer}, verdicts, "/"))
	require.Len(t, report.Library.Versions, 3)
	require.Equal(t, []string{newer, older, "/etc/passwd"}, []string{report.Library.Versions[0].Path,
		report.Library.Versions[1].Path, report.Library.Versions[2].Path})
	require.Equal(t, "1.2.0", report.Library.Versions[1].Version)
	require.Len(t, report.Library.Versions[1].Remembered, 1)
	require.Contains(t, report.Library.Versions[2].Error, "is no shared library")
	require.Len(t, report.Problems, 1)
	require.Contains(t, report.Problems[0].Advice, "/etc/passwd would be left out")
	require.NoError(t, os.WriteFile(verdicts.Path, nil, 0o600))
	report = &doctor.Report{}
	require.Empty(t, check_versions.CheckVersions(report, []string{"/etc/passwd"}, verdicts, "/"))
	require.Len(t, report.Problems, 2)
	require.Contains(t, report.Problems[0].Advice, "cannot be read")
}

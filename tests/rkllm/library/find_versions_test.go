package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/find_versions"
)

func TestFindVersions(t *testing.T) {
	const mark = "RKLLM SDK (version: "
	for piece, want := range map[string]string{
		"":                                       "",
		mark:                                     "",
		mark + "1.2.1)":                          "1.2.1",
		mark + "1.2.1":                           "1.2.1",
		mark + "1.2.1b1 (2025-05-02)":            "1.2.1b1",
		mark + "v1.1.4)":                         "1.1.4",
		mark + "%s)":                             "",
		mark + "version)":                        "",
		mark + mark + "1.3.0\x00":                "1.3.0",
		"RKLLM SDK (Version: 1.2.1)":             "",
		mark + "1.2.1)" + mark + "1.2.1)":        "1.2.1",
		mark + "1.2.1)\x00..." + mark + "1.3.0)": "1.2.1, 1.3.0",
		mark + "1)" + mark + "2)" + mark + "3)" + mark + "4)" + mark + "5)": "1, 2, 3, 4",
		mark + "1.2.3.4.5.6.7.8.9.10.11.12.13.14.15":                        "1.2.3.4.5.6.7.8.9.10.11.",
	} {
		require.Equal(t, want, find_versions.FindVersions("", []byte(piece), true), "%q", piece)
	}
	require.Equal(t, "", find_versions.FindVersions("", []byte(mark+"1.2.1)"), false),
		"the version may be cut: left to the next piece")
	require.Equal(t, "1.2.1", find_versions.FindVersions("", []byte(mark+"1.2.1)                       "), false))
	require.Equal(t, "1.2.1, 1.2.2", find_versions.FindVersions("1.2.1", []byte(mark+"1.2.2)"+mark+"1.2.1"), true))
}

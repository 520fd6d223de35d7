package library_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/describe_file"
)

func TestDescribeFile(t *testing.T) {
	for content, want := range map[string]string{
		"":                                    "is empty: copy the library again",
		"#!/bin/sh\necho hello\n":             `is no shared library: it begins with "#!/bin/sh\necho hello\n", not with the mark of ELF`,
		"\x7fELF\x02\x01\x01":                 "is a damaged or cut ELF file of 7 bytes (EOF): copy it again",
		"\x7fE":                               "is a damaged or cut ELF file of 2 bytes (EOF): copy it again",
		"<!DOCTYPE html>\n<html lang=\"en\">": `is no shared library: it begins with "<!DOCTYPE html>\n<html la", not with the mark of ELF`,
		"version https://git-lfs.github.com/spec/v1\noid sha256:12": `is a pointer of git-lfs, not the library itself: fetch it with "git lfs pull"`,
	} {
		err := describe_file.DescribeFile(strings.NewReader(content), int64(len(content)), errors.New("EOF"))
		require.EqualError(t, err, want)
	}
}

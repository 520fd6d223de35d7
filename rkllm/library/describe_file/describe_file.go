// Package describe_file says what a file is that should be a shared library.
package describe_file

import (
	"bytes"
	"debug/elf"
	"fmt"
	"io"
)

// DescribeFile returns what is wrong with a file that cannot be read as ELF for the reason err, as the end of a
// sentence about it.
//
// **Runs on:** any thread.
func DescribeFile(file io.ReaderAt, size int64, err error) error {
	head := make([]byte, min(size, 48))
	n, _ := file.ReadAt(head, 0)
	head = head[:n]
	switch {
	case size == 0:
		return fmt.Errorf("is empty: copy the library again")
	case bytes.HasPrefix([]byte(elf.ELFMAG), head[:min(n, len(elf.ELFMAG))]) ||
		bytes.HasPrefix(head, []byte(elf.ELFMAG)):
		return fmt.Errorf("is a damaged or cut ELF file of %d bytes (%w): copy it again", size, err)
	case bytes.HasPrefix(head, []byte("version https://git-lfs")):
		return fmt.Errorf("is a pointer of git-lfs, not the library itself: fetch it with \"git lfs pull\"")
	}
	return fmt.Errorf("is no shared library: it begins with %.24q, not with the mark of ELF", head)
}

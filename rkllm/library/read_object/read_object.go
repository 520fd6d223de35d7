// Package read_object reads the headers of a shared library.
package read_object

import (
	"debug/elf"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/describe_file"
)

// ReadObject fills the parts of d that stand in the headers of the ELF file: the machine, the functions of the C API
// that it exports, the libraries that it needs. d.Size is the file's.
//
// **Runs on:** any thread. Errors: what the file is instead of a whole 64-bit shared library for this processor. They
// go on where a path has been named.
func ReadObject(d *rkllm.Detection, file io.ReaderAt) error {
	machines := map[elf.Machine]string{elf.EM_X86_64: "x86-64", elf.EM_AARCH64: "aarch64", elf.EM_ARM: "32-bit arm",
		elf.EM_386: "32-bit x86", elf.EM_RISCV: "riscv"}
	ours := map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}[runtime.GOARCH]
	object, err := elf.NewFile(file)
	if err != nil {
		return describe_file.DescribeFile(file, d.Size, err)
	}
	if d.Machine = machines[object.Machine]; d.Machine == "" {
		d.Machine = strings.TrimPrefix(object.Machine.String(), "EM_")
	}
	switch {
	case object.Machine != ours:
		return fmt.Errorf("is a library for %s, and this rkllmd is a program for %s: both must be for the same "+
			"processor", d.Machine, machines[ours])
	case object.Class != elf.ELFCLASS64 || object.Data != elf.ELFDATA2LSB:
		return fmt.Errorf("is %v and %v, and this rkllmd needs a 64-bit little-endian library", object.Class,
			object.Data)
	case object.Type != elf.ET_DYN:
		return fmt.Errorf("is an ELF file of another kind (%v) than a shared library (ET_DYN)", object.Type)
	}
	for _, segment := range object.Progs {
		if end := segment.Off + segment.Filesz; end < segment.Off || end > uint64(d.Size) {
			return fmt.Errorf("is cut short: it has %d bytes, but its headers speak of %d; copy it again", d.Size,
				max(end, segment.Off))
		}
	}
	symbols, err := object.DynamicSymbols()
	if err != nil {
		if errors.Is(err, elf.ErrNoSymbols) {
			err = nil // stripped of its section headers: only the dynamic linker can tell
		}
		return err
	}
	d.Symbols = []string{}
	for _, symbol := range symbols {
		if strings.HasPrefix(symbol.Name, "rkllm_") && symbol.Section != elf.SHN_UNDEF {
			d.Symbols = append(d.Symbols, symbol.Name)
		}
	}
	slices.Sort(d.Symbols)
	d.Symbols = slices.Compact(d.Symbols)
	d.Needed, err = object.ImportedLibraries()
	return err
}

package doctor_test

import (
	"testing"

	"rkllmd/cli/doctor/parse_memory"
)

// No text makes it fail, and no number overflows.
func FuzzParseMemory(f *testing.F) {
	f.Add("MemTotal:        8000000 kB\nMemFree:  1 kB\nMemAvailable:    6000000 kB\n")
	f.Add("MemTotal: 9007199254740991 kB\nMemAvailable: 99999999999999999999 kB")
	f.Fuzz(func(t *testing.T, text string) {
		total, available := parse_memory.ParseMemory(text)
		if total%1024 != 0 || available%1024 != 0 || total>>63 != 0 || available>>63 != 0 {
			t.Fatal(total, available)
		}
	})
}

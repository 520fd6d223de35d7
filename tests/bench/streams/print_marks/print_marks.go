// Package print_marks prints what a token takes to its client.
package print_marks

import (
	"fmt"
	"slices"
	"time"

	"rkllmd/tests/bench/streams/face_marks"
)

// PrintMarks prints the medians of the rounds of each of faces, and of the 99th percentile the least too. The first two
// faces are the floors, over a Unix socket and over TCP, and each other one is compared with that of its network.
// figures has of each face the rounds' p50, p99 and largest, and what a token took of the daemon's CPU time; rkllmd
// generate has a process of its own, whose time is not counted. title says what a time begins with.
func PrintMarks(title string, faces []face_marks.Face, figures [][4][]time.Duration, streams int) {
	fmt.Printf("\n%-38s %8s %8s %8s %8s %8s   of %d streams, us\n", title, "p50", "p99", "least",
		"largest", "CPU", streams)
	for i, face := range faces {
		for j := range figures[i] {
			slices.Sort(figures[i][j])
		}
		p50, p99, most, cpu := figures[i][0], figures[i][1], figures[i][2], figures[i][3]
		middle := len(p50) / 2
		line := fmt.Sprintf("  %-36s %8.1f %8.1f %8.1f %8.1f", face.Name, float64(p50[middle])/1e3,
			float64(p99[middle])/1e3, float64(p99[0])/1e3, float64(most[middle])/1e3)
		if i > 1 {
			floor := 0
			if face.Network == "tcp" {
				floor = 1
			}
			more := p99[middle] - figures[floor][1][middle]
			line += fmt.Sprintf(" %8.1f   %+.0f us beside the floor: %s", float64(cpu[middle])/1e3, float64(more)/1e3,
				map[bool]string{true: "met", false: "MISSED"}[more <= 100*time.Microsecond])
		}
		fmt.Println(line)
	}
}

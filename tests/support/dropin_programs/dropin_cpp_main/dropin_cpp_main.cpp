#include <iostream>

#include "dropin_cpp_client.h"

// A C++ program linked against librkllmrt.so: MODEL PROMPT. Two threads have a model each; it prints the first forty
// tokens of both, and the text of the first.
int main(int count, char **words)
{
	if (count != 3)
		return 2;
	std::vector<Talk> talks(2);
	std::vector<std::thread> threads;
	for (Talk &talk : talks)
		threads.emplace_back(dropin_cpp_talk, std::string(words[1]), std::string(words[2]), std::ref(talk));
	for (std::thread &thread : threads)
		thread.join();
	for (const Talk &talk : talks) {
		std::cout << "run-tokens:";
		for (int i = 0; i < 40; i++)
			std::cout << ' ' << talk.tokens.at(i);
		std::cout << '\n';
	}
	std::cout << "run-text: " << talks[0].text << std::endl;
}
